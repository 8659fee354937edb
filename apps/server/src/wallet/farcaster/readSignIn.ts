import { isAddress } from 'viem/utils'

/** What a visitor signed for Farcaster. */
export type FarcasterSignIn = { readonly fid: number; readonly domain: string }

const instant = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z`
/** The whole text, so that nothing else stands in it. */
const form = new RegExp(
  [
    String.raw`^(?<domain>[a-z\d.:-]{1,200}) wants you to sign in with your Ethereum account:`,
    String.raw`(?<address>0x[\da-fA-F]{40})`,
    '',
    'Farcaster Auth',
    '',
    String.raw`URI: (?<uri>https?:\/\/[^\s"<>]{1,500})`,
    'Version: 1',
    'Chain ID: 10',
    String.raw`Nonce: (?<nonce>[\da-zA-Z]{8,64})`,
    `Issued At: (?<issuedAt>${instant})(?:\\nExpiration Time: (?<endsAt>${instant}))?(?:\\nNot Before: (?<startsAt>${instant}))?`,
    'Resources:',
    String.raw`- farcaster:\/\/fid\/(?<fid>[1-9]\d{0,14})(?:\n- farcaster:\/\/signer\/type\/(?:custody|authAddress))?$`,
  ].join(String.raw`\n`),
)
const skewMs = 10 * 60_000

/**
 * Reads a sign-in of Farcaster strictly (EIP-4361): the question of this login, for a domain of
 * it, at this time. Who signed it is another question.
 */
export function readSignIn(parameters: {
  message: string
  nonce: string
  domains: readonly string[]
  now: Date
}): FarcasterSignIn | undefined {
  const { message, nonce, domains, now } = parameters
  const { groups } = form.exec(message) ?? {}
  if (!groups || groups.nonce !== nonce) return undefined
  const { domain = '', address = '', uri = '', issuedAt = '', endsAt, startsAt, fid } = groups
  if (!domains.includes(domain) || !isAddress(address)) return undefined
  if (URL.parse(uri)?.host !== domain) return undefined
  const time = now.getTime()
  const isOfNow = Math.abs(Date.parse(issuedAt) - time) <= skewMs
  const isOver = endsAt !== undefined && !(Date.parse(endsAt) > time)
  const isEarly = startsAt !== undefined && !(Date.parse(startsAt) <= time + skewMs)
  return isOfNow && !isOver && !isEarly ? { fid: Number(fid), domain } : undefined
}
