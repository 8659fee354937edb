/** What the fields of requests look like. */
export const fieldForms: { readonly [name in 'address' | 'quantity']: RegExp } = {
  address: /^0x[0-9a-fA-F]{40}$/,
  quantity: /^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/,
}
