/** The interfaces through which trackers' scripts send requests. */
export interface RequestWindow {
  location: Pick<Location, 'href'>;
  fetch: typeof fetch;
  XMLHttpRequest: { prototype: Pick<XMLHttpRequest, 'open' | 'send'> };
  navigator: Pick<Navigator, 'sendBeacon'>;
  HTMLImageElement: { prototype: object };
}

/**
 * Drops each request to a host that is not allowed at that moment; its sender sees a success. Call
 * it before the guarded scripts are loaded.
 * @param isAllowed whether a request to this host may be sent now; `host` as in `URL.host`
 */
export function guardRequests(window: RequestWindow, isAllowed: (host: string) => boolean) {
  const isDropped = (address: unknown) => {
    const host = hostOf(address, window.location.href);
    return host !== undefined && !isAllowed(host);
  };

  const { fetch, navigator } = window;
  window.fetch = (input, init) =>
    isDropped(input instanceof Request ? input.url : input)
      ? Promise.resolve(new Response(null, { status: 204 }))
      : fetch.call(window, input, init);

  const { sendBeacon } = navigator;
  navigator.sendBeacon = (address, data) =>
    isDropped(address) || sendBeacon.call(navigator, address, data);

  const request = window.XMLHttpRequest.prototype;
  const { open, send } = request;
  const addresses = new WeakMap<object, unknown>();
  request.open = function (
    method: string,
    address: string | URL,
    isAsync?: boolean,
    ...login: [name?: string | null, password?: string | null]
  ) {
    addresses.set(this, address);
    open.call(this, method, address, isAsync ?? true, ...login);
  };
  request.send = function (body) {
    if (!isDropped(addresses.get(this))) send.call(this, body);
  };

  const image = window.HTMLImageElement.prototype;
  const source = Object.getOwnPropertyDescriptor(image, 'src');
  Object.defineProperty(image, 'src', {
    ...source,
    set(address: string) {
      if (!isDropped(address)) source?.set?.call(this, address);
    },
  });
}

/** Undefined for an invalid address, which the browser itself refuses. */
function hostOf(address: unknown, base: string): string | undefined {
  try {
    return new URL(String(address), base).host;
  } catch {
    return undefined;
  }
}
