import { walletIcon } from '@cleat/testing'

type Look = { readonly name: string; readonly icon: `data:image/svg+xml;base64,${string}` }

/** Names and icons of the laboratory's wallets. */
export const walletLook = {
  harbour: look('Harbour Wallet', '#1d6f8a'),
  bollard: look('Bollard Wallet', '#a8442a'),
  mooring: look('Mooring Wallet', '#6d3fc0'),
  tideway: look('Tideway Wallet', '#b4620b'),
  anchor: look('Anchor Wallet', '#a3195b'),
  lighthouse: look('Lighthouse Wallet', '#2f6b3a'),
} as const

function look(name: string, color: string): Look {
  // The Wallet Standard accepts no other encoding.
  const [, svg = ''] = walletIcon({ color }).split(',')
  return { name, icon: `data:image/svg+xml;base64,${btoa(decodeURIComponent(svg))}` }
}
