/** A click is acted upon only if what answers it is there within this time, in ms. */
export const clickLifetime = 10_000;
