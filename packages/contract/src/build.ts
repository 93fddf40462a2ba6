/** Build info shown on the login page (doc1 §9): the first release carries these numbers. */
export const VERSION = '1.7.3'
export const BUILD = 2
export const TAG = 'NEW RELEASE'
