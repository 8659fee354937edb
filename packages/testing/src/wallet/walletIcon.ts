export type WalletIconParameters = {
  /** Any CSS colour for the ground. Default: `#2456e6`. */
  color?: string | undefined
}

/** A square icon of 96 px as a data URI, as EIP-6963 wants it: the deck cleat that ropes are made fast to. */
export function walletIcon(parameters: WalletIconParameters = {}): string {
  const { color = '#2456e6' } = parameters
  const horns =
    'M48 30c13 0 24 .6 31 2.6 5.400 1.600 8 4.300 8 7.400 0 5-6 8-15 8h-10v12h4a6 6 0 0 1 0 12H30a6 6 0 0 1 0-12h4V48H24c-9 0-15-3-15-8 0-3.100 2.600-5.800 8-7.400 7-2 18-2.600 31-2.600zM43 48v12h10V48z'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="${color}"/><path fill="#fff" fill-rule="evenodd" d="${horns}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
