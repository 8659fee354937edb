/**
 * The data beside the hash that a chain needs to track a payment in a later visit: the adapter's
 * own plain data, at most 2 kB as JSON. It is stored in the browser, so the adapter validates it
 * before use.
 */
export type TrackingData = { readonly [name: string]: string | number }
