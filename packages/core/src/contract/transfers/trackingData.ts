/**
 * What a chain has to know of a payment, beside its hash, to follow it in a later visit: plain data of the adapter's own, at most 2 kB of
 * it as JSON. It comes back from where others may have written: nothing in it is believed unread.
 */
export type TrackingData = { readonly [name: string]: string | number }
