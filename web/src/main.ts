import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings } from './settings/settings.svelte';

applySettings();
mount(App, { target: document.getElementById('app')! });

// Offline after the first visit; what isn't needed at once is fetched when there is time.
if ('serviceWorker' in navigator && import.meta.env.PROD)
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js'));
