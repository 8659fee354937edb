/** Where a tab remembers that the service has not heard a log out. */
export const logOutKey = 'cleat.logout'
