import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startOffline } from './settings/offline.svelte';
import { applySettings } from './settings/settings.svelte';

applySettings();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD) addEventListener('load', () => void startOffline().catch(() => {}));
