/** A postal address in the United States. */
interface PostalAddress {
  street: string;
  city: string;
  state: string;
  zip: string;
}

/** An address in one line: "100 Example Street, Naples, FL 34102". */
export const addressLine = ({ street, city, state, zip }: PostalAddress): string =>
  `${street}, ${city}, ${state} ${zip}`;
