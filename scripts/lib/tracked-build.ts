import { mapTrackers, trackerRegistry } from '../../lib/tracking/registry';

/** A line of `practice.yaml` with the ids of all trackers. */
export const allTrackers = `trackers: ${JSON.stringify(mapTrackers((name) => trackerRegistry[name].id.example))}\n`;

/** Matches the console messages of a browser whose security headers have blocked something. */
export const policyViolation = /security policy|violates|Trusted Type|ERR_BLOCKED_BY_RESPONSE/i;

/**
 * Stubs of the vendors' scripts, by host. Each reads the same globals as the real script, sets a cookie, and
 * sends its events to the host where the vendor collects them. That host's stub is empty.
 */
export const vendorStubs: Record<string, string> = {
  'www.googletagmanager.com': `(() => {
    const id = new URL(document.currentScript.src).searchParams.get('id');
    let granted = false;
    const read = ([command, name, values]) => {
      if (command === 'consent') granted = values.analytics_storage === 'granted';
      if (command !== 'event' || !granted || window['ga-disable-' + id]) return;
      document.cookie = '_ga=1; Path=/; Max-Age=600';
      const fields = new URLSearchParams({ en: name, ...values });
      navigator.sendBeacon('https://region1.google-analytics.com/g/collect?' + fields);
    };
    for (const entry of dataLayer) read(entry);
    dataLayer.push = (entry) => read(entry);
  })()`,
  'region1.google-analytics.com': '',
  'www.clarity.ms': `(() => {
    const waiting = window.clarity?.q ?? [];
    window.clarity = (name, value, more) => {
      if (value === 'selected_language') {
        navigator.sendBeacon('https://a.clarity.ms/collect?selected_language=' + more);
      }
      if (name !== 'consentv2' || value.analytics_Storage !== 'granted') return;
      document.cookie = '_clck=1; Path=/; Max-Age=600';
      const addresses = location.href + ' ' + document.referrer;
      navigator.sendBeacon('https://a.clarity.ms/collect', addresses);
    };
    window.clarity.v = 'stand-in';
    for (const call of waiting) window.clarity(...call);
  })()`,
  'a.clarity.ms': '',
  'analytics.tiktok.com': `(() => {
    if (!document.currentScript) return;
    let granted = false;
    const read = ([name]) => {
      if (name === 'grantConsent') granted = true;
      if (name === 'revokeConsent') granted = false;
      if (name !== 'page' || !granted) return;
      document.cookie = '_ttp=1; Path=/; Max-Age=600';
      const addresses = location.href + ' ' + document.referrer;
      navigator.sendBeacon('https://analytics.tiktok.com/api/v2/pixel', addresses);
    };
    for (const entry of ttq) read(entry);
    ttq.push = (entry) => read(entry);
  })()`,
};
