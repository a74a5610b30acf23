import type { Practice } from './content/schemas/practice.server';
import { addressLine } from './words/postal-address';

/** Links that open directions to the office in Google Maps and Apple Maps. */
export function directions({ address }: Practice): { google: string; apple: string } {
  const destination = encodeURIComponent(addressLine(address));
  return {
    // https://developers.google.com/maps/documentation/urls/get-started
    google: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
    apple: `https://maps.apple.com/?daddr=${destination}`,
  };
}
