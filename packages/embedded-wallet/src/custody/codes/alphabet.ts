/** Crockford's base 32: no I, L, O and U, which look like others or make words. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
