import { mapTrackers, trackerRegistry } from '../../lib/tracking/registry';

/** The settings of a practice with all trackers, as YAML. */
export const allTrackers = `trackers: ${JSON.stringify(mapTrackers((name) => trackerRegistry[name].id.example))}\n`;

/** Console message of a browser when the headers have blocked something. */
export const policyViolation = /security policy|violates|Trusted Type|ERR_BLOCKED_BY_RESPONSE/i;

/**
 * Stubs of the vendors' scripts, by host. Each reads the same globals as the real script, sets a
 * cookie, and sends its events to the vendor's collecting host, which returns an empty response.
 */
export const vendorStubs: Record<string, string> = {
  'www.googletagmanager.com': `(() => {
    const id = new URL(document.currentScript.src).searchParams.get('id');
    let granted = false;
    const read = ([command, name, values]) => {
      if (command === 'consent') granted = values.analytics_storage === 'granted';
      if (command !== 'event' || !granted || window['ga-disable-' + id]) return;
      document.cookie = '_ga=1; Path=/; Max-Age=600';
      const told = new URLSearchParams({ en: name, ...values });
      navigator.sendBeacon('https://region1.google-analytics.com/g/collect?' + told);
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
      const told = location.href + ' ' + document.referrer;
      navigator.sendBeacon('https://a.clarity.ms/collect', told);
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
      const told = location.href + ' ' + document.referrer;
      navigator.sendBeacon('https://analytics.tiktok.com/api/v2/pixel', told);
    };
    for (const entry of ttq) read(entry);
    ttq.push = (entry) => read(entry);
  })()`,
};
