/** Selects an open popover. Safari before 17 has none, and would refuse the selector with an error. */
export const openPopoverSelector = 'popover' in HTMLElement.prototype ? ':popover-open' : ':not(*)';
