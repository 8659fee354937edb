import type { Change } from './change.ts'

const siwx = 'packages/siwx/src'
const signatures = 'packages/signatures/src'
const requests = 'packages/core/src/runtime/requests'

export const signInChanges: readonly Change[] = [
  {
    name: 'a message for another domain signs in',
    file: `${siwx}/server/checkTerms.ts`,
    find: 'if (fields.domain !== terms.domain)',
    replace: 'if (false)',
  },
  {
    name: 'a message for another address of the domain signs in',
    file: `${siwx}/server/checkTerms.ts`,
    find: 'if (fields.uri !== terms.uri)',
    replace: 'if (false)',
  },
  {
    name: 'a message with another nonce signs in',
    file: `${siwx}/server/checkTerms.ts`,
    find: 'if (fields.nonce !== terms.nonce)',
    replace: 'if (false)',
  },
  {
    name: 'a message with another statement signs in',
    file: `${siwx}/server/checkTerms.ts`,
    find: "if (fields.statement !== terms.statement) return 'statement'",
    replace: '',
  },
  {
    name: 'a chain that the app does not have signs in',
    file: `${siwx}/server/checkTerms.ts`,
    find: '!terms.chains.includes(chain)',
    replace: 'false',
  },
  {
    name: 'a message from the future signs in',
    file: `${siwx}/server/checkTerms.ts`,
    find: 'if (issue > now + tolerance)',
    replace: 'if (false)',
  },
  {
    name: 'a message that is over signs in',
    file: `${siwx}/server/checkTimes.ts`,
    find: 'now >= end',
    replace: 'false',
  },
  {
    name: 'a nonce signs in twice',
    file: `${siwx}/server/acceptMessage.ts`,
    find: 'if (!(await claimNonce({ nonce, expirationTime })))',
    replace: 'if (false)',
  },
  {
    name: 'another account signs in than the one that was expected',
    file: `${siwx}/server/acceptMessage.ts`,
    find: 'read.account !== account',
    replace: 'false',
  },
  {
    name: 'coins that are locked sign in',
    file: `${siwx}/server/acceptMessage.ts`,
    find: "verdict.status === 'valid' && verdict.lock",
    replace: 'false',
  },
  {
    name: 'resources are code',
    file: `${siwx}/server/checkLimits.ts`,
    find: 'resource.length > longestResource || !isResource(resource)',
    replace: 'resource.length > longestResource',
  },
  {
    name: 'a ReCap for any method signs in',
    file: `${siwx}/recap/readRecap.ts`,
    find: 'return isBounded && walletMethods.has(method) ?',
    replace: 'return isBounded ?',
  },
  {
    name: 'a ReCap grants what the statement does not say',
    file: `${siwx}/recap/withoutRecap.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of another file.
    find: 'if (!recap || !` ${statement}`.endsWith(` ${recap.statement}`)) return fields',
    replace: 'if (!recap) return fields',
  },
  {
    name: 'a wallet is asked to sign for another domain than that of the page',
    file: `${requests}/checkSignInPage.ts`,
    find: 'domain === host ||',
    replace: 'true ||',
  },
  {
    name: 'a wallet is asked to sign for another address than that of the page',
    file: `${requests}/checkSignInPage.ts`,
    find: 'target?.host === domain',
    replace: 'target',
  },
  {
    name: 'a wallet is asked to sign for another chain than the visitor sees',
    file: `${requests}/previewSignIn.ts`,
    find: 'terms.chainId !== view.caipNetworkId || ![reference, view.caipNetworkId].includes(written)',
    replace: 'false',
  },
  {
    name: 'terms that the server did not write count',
    file: `${siwx}/server/openTerms.ts`,
    find: 'return isOurs ?',
    replace: 'return payload ?',
  },
  {
    name: 'terms of another browser count',
    file: `${siwx}/server/sealTerms.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of another file.
    find: '${browser.length}\\n${browser}\\n',
    replace: '',
  },
  {
    name: 'a contract is the same person on every chain',
    file: `${siwx}/server/judge.ts`,
    find: "verdict.kind === 'key' ? holder : account",
    replace: 'holder',
  },
  {
    name: 'a message goes on after its end',
    file: `${siwx}/grammar/scanMessage.ts`,
    find: "check('text', lines.peek() === undefined, 'goes on after its end')",
    replace: '',
  },
  {
    name: 'an address without its checksum signs in',
    file: `${siwx}/account/readEip155Account.ts`,
    find: 'toChecksumAddress(address) !== address',
    replace: 'toChecksumAddress(address) === undefined',
  },
  {
    name: 'the upper form of a signature of EVM counts',
    file: `${signatures}/eip155/verifyHash.ts`,
    find: 'return parsed.isCanonical',
    replace: 'return true',
  },
  {
    name: 'the upper form of a signature of Bitcoin counts',
    file: `${signatures}/bip122/verifyBip137.ts`,
    find: "if (secp256k1.Signature.fromBytes(recovered, 'recovered').hasHighS()) return false",
    replace: '',
  },
  {
    name: 'anybody signs for a key of small order',
    file: `${signatures}/base/verifyEd25519.ts`,
    find: '{ zip215: false }',
    replace: '{}',
  },
  {
    name: 'a contract that ran out of gas says no',
    file: `${signatures}/eip155/verifyContractSignature.ts`,
    find: 'refusal.test(message) && !exhaustion.test(message)',
    replace: 'refusal.test(message)',
  },
  {
    name: 'what a wallet signed while it connected is not compared with the terms',
    file: 'packages/core/src/features/signIn/onePrompt/checkProof.ts',
    find: 'previewSignIn(kit, request)',
    replace: '',
  },
  {
    name: 'what a wallet signed while it connected is not verified',
    file: 'packages/core/src/features/signIn/onePrompt/checkProof.ts',
    find: 'await verify(kit, request, signature)',
    replace: '',
  },
  {
    name: 'a wallet of Solana signs for another account than the text names',
    file: 'packages/adapter-solana/src/features/connectWithSignIn.ts',
    find: 'address !== signed.address',
    replace: 'false',
  },
]
