/** The phone's menu closes this long after a submenu's link was followed, in ms (section 9). */
export const submenuCloseDelay = 100;
