import { describe, expect, it } from 'vitest';
import { guardRequests, type RequestWindow } from '../../lib/tracking/request-guard.client';

/** A page whose requests are noted instead of sent, and which denies what the test names. */
function setUp(...denied: string[]) {
  const sent: unknown[] = [];
  const window = {
    location: { href: 'https://www.clinic.test/about' },
    fetch: async (input: RequestInfo | URL) => {
      sent.push(input instanceof Request ? input.url : input);
      return new Response('sent');
    },
    navigator: {
      sendBeacon: (address: string | URL) => {
        sent.push(address);
        return true;
      },
    },
    XMLHttpRequest: class {
      address: unknown;
      open(_: string, address: string | URL) {
        this.address = address;
      }
      send() {
        sent.push(this.address);
      }
    },
    HTMLImageElement: class {
      set src(address: string) {
        sent.push(address);
      }
    },
  };
  const asked: string[] = [];
  guardRequests(window as unknown as RequestWindow, (host) => {
    asked.push(host);
    return !denied.includes(host);
  });
  const send: Record<string, (address: string) => unknown> = {
    fetch: (address) => window.fetch(address),
    'fetch of a request': (address) => window.fetch(new Request(address)),
    sendBeacon: (address) => window.navigator.sendBeacon(address),
    XMLHttpRequest: (address) => {
      const request = new window.XMLHttpRequest();
      request.open('POST', address);
      request.send();
    },
    'a picture': (address) => {
      new window.HTMLImageElement().src = address;
    },
  };
  return { send, sent, asked, denied };
}

const ways = Object.keys(setUp().send);

describe('guardRequests', () => {
  it.each(ways)('drops what %s sends to a denied host, and lets all else leave', async (way) => {
    const { send, sent, asked } = setUp('a.vendor.test');
    await send[way]?.('https://a.vendor.test/collect?a=b');
    expect(sent).toEqual([]);
    await send[way]?.('https://b.vendor.test/collect');
    expect(sent).toEqual(['https://b.vendor.test/collect']);
    expect(asked).toEqual(['a.vendor.test', 'b.vendor.test']);
  });

  it.each(ways.filter((way) => way !== 'fetch of a request'))(
    'reads what %s addresses relative to the page',
    async (way) => {
      const { send, asked } = setUp();
      await send[way]?.('/collect');
      expect(asked).toEqual(['www.clinic.test']);
    },
  );

  it('asks anew for each request', async () => {
    const { send, sent, denied } = setUp('a.vendor.test');
    await send.sendBeacon?.('https://a.vendor.test/');
    denied.pop();
    await send.sendBeacon?.('https://a.vendor.test/');
    expect(sent).toHaveLength(1);
  });

  it('answers whoever sends as if it were sent, so that nothing is tried again', async () => {
    const { send } = setUp('a.vendor.test');
    expect(await send.fetch?.('https://a.vendor.test/')).toMatchObject({ ok: true, status: 204 });
    expect(send.sendBeacon?.('https://a.vendor.test/')).toBe(true);
  });

  it('leaves what is no address to the browser', async () => {
    const { send, sent, asked } = setUp('a.vendor.test');
    await send.sendBeacon?.('http://[');
    expect(sent).toEqual(['http://[']);
    expect(asked).toEqual([]);
  });
});
