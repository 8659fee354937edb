import type { Change } from './change.ts'

const core = 'packages/core/src'
const links = 'packages/core/src/runtime/walletDeepLinks'

export const linksChanges: readonly Change[] = [
  {
    name: 'the check of the scheme is always true',
    file: `${links}/toSafeLink.ts`,
    find: "return name === '' || browserSchemes.test(name) ? undefined :",
    replace: "return name === '' ? undefined :",
  },
  {
    name: 'hidden characters may stand in a link',
    file: `${links}/toSafeLink.ts`,
    find: 'if (hiddenCharacters.test(value) || encodedControls.test(value)) return undefined',
    replace: '',
  },
  {
    name: 'a host may look like another',
    file: `${links}/toSafeLink.ts`,
    find: 'return isAsItLooks || isFromApp ? href : undefined',
    replace: 'return href',
  },
  {
    name: 'a link belongs to every wallet',
    file: `${links}/isLinkOf.ts`,
    find: 'own.some((link) => toPlace(link) === place)',
    replace: 'own.length > 0',
  },
  {
    name: 'a link that is not safe is opened',
    file: `${links}/openWalletLink.ts`,
    find: 'if (!isOpenable({ href, wallet })) return',
    replace: '',
  },
  {
    name: 'a pairing that has expired is taken',
    file: `${links}/readWcUri.ts`,
    find: "(expiresAt !== undefined && expiresAt <= now && 'EXPIRED') ||",
    replace: '',
  },
  {
    name: 'a service gives a known wallet another link',
    file: `${core}/runtime/api/explorer/limitTrust.ts`,
    find: 'known ? isLinkOf({ href, wallet: known })',
    replace: 'known ? true',
  },
  {
    name: 'a stored link leads to any app',
    file: `${core}/runtime/walletConnect/createLinkMemory.ts`,
    find: 'wallets.filter((wallet) => isOpenable({ href, wallet }))',
    replace: 'wallets.slice()',
  },
  {
    name: 'a link that is safe in form opens any wallet',
    file: `${links}/isOpenable.ts`,
    find: 'return isSafe.includes(href) && isLinkOf({ href, wallet })',
    replace: 'return isSafe.includes(href)',
  },
]
