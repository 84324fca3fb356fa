import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
// From the first key on, though sheets come later.
import './shell/lastInput';
import { startOffline } from './settings/offline.svelte';
import { applySettings } from './settings/settings.svelte';

applySettings();
mount(App, { target: document.getElementById('app')! });

// What offline play needs beyond a first game is fetched when that has its board.
const IDLE = 5000;
if (import.meta.env.PROD)
  addEventListener('load', () => setTimeout(() => void startOffline().catch(() => {}), IDLE));
