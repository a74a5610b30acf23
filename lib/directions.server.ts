/**
 * Links that open directions in Google Maps and Apple Maps.
 * @param address an address in one line
 */
export function directionsTo(address: string): { google: string; apple: string } {
  const destination = encodeURIComponent(address);
  return {
    // https://developers.google.com/maps/documentation/urls/get-started
    google: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
    apple: `https://maps.apple.com/?daddr=${destination}`,
  };
}
