/** The size of a window, in CSS px. */
export interface Size {
  width: number;
  height: number;
}

/** How a browser is started. */
export interface Start {
  /** Whether pages may run scripts. */
  hasScripts: boolean;
  /** The port of the proxy on this machine that gets every request to another host. */
  proxyPort: number;
}

/** An action of a device, as both WebDriver and WebDriver BiDi write it. */
export type DeviceAction =
  | { type: 'keyDown' | 'keyUp'; value: string }
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

/** A device, and what it does one after another. */
export interface Device {
  type: 'key' | 'pointer';
  id: string;
  actions: DeviceAction[];
}

/** What all browsers can be asked: the part of WebDriver and of WebDriver BiDi that the rows need. */
export interface Protocol {
  /** Opens an address, and waits until the page has loaded. */
  navigate(address: string): Promise<void>;
  /**
   * Calls a function in the page.
   * @param source of a function that takes a text and gives one
   */
  call(source: string, text: string): Promise<string>;
  perform(devices: Device[]): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}
