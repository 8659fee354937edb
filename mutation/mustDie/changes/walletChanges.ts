import type { Change } from './change.ts'

const wallet = 'apps/server/src/wallet'
const logins = `${wallet}/logins/spendCode.ts`
const proofs = `${wallet}/proofs/createProofs.ts`
const sessions = `${wallet}/sessions/createSessions.ts`
const wallets = `${wallet}/wallets`
const handoffs = `${wallet}/handoffs/createHandoffs.ts`
const socials = `${wallet}/logins/createSocialLogins.ts`
const provider = `${wallet}/providers/createProvider.ts`

export const walletChanges: readonly Change[] = [
  {
    name: 'a code is guessed as often as one likes',
    file: logins,
    find: 'lt(table.attempts, loginTimes.tries),\n',
    replace: '',
  },
  {
    name: 'a code opens a session twice',
    file: logins,
    find: "eq(table.state, 'open'),\n        lt(table.attempts",
    replace: 'lt(table.attempts',
  },
  {
    name: 'a code counts in another browser',
    file: logins,
    find: 'eq(table.jkt, jkt),\n        eq(table.provider, purpose),',
    replace: 'eq(table.provider, purpose),',
  },
  {
    name: 'a code counts for ever',
    file: logins,
    find: 'gt(table.endsAt, now()),\n      ),\n    )\n    .returning()',
    replace: '),\n    )\n    .returning()',
  },
  {
    name: 'guessed codes close no address',
    file: `${wallet}/logins/findThrottle.ts`,
    find: 'isLocked: !isKnown && wrong >= loginTimes.dayWrongCodes',
    replace: 'isLocked: false',
  },
  {
    name: 'strangers keep the owner out',
    file: `${wallet}/logins/findThrottle.ts`,
    find: '!isKnown && wrong',
    replace: 'wrong',
  },
  {
    name: 'two texts are one address',
    file: `${wallet}/addresses/readEmailAddress.ts`,
    find: 'if (/[\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}]/u.test(text)) return undefined',
    replace: '',
  },
  {
    name: 'a page calls itself what it likes in a mail',
    file: `${wallet}/mail/readBrowser.ts`,
    find: "?? 'A browser'",
    replace: '?? browser',
  },
  {
    name: 'a sibling origin asks the service',
    file: `${wallet}/requests/sameOrigin.ts`,
    find: 'from === undefined ? isRead : from === origin',
    replace: 'true',
  },
  {
    name: 'a sibling origin that hides its name asks the service',
    file: `${wallet}/requests/sameOrigin.ts`,
    find: "(site !== undefined && site !== 'same-origin')",
    replace: 'false',
  },
  {
    name: 'a proof of the wallet counts twice',
    file: proofs,
    find: "if (!(await use(jkt, payload.jti))) throw refusal('It was used already.')",
    replace: '',
  },
  {
    name: 'a proof of the wallet counts for another request',
    file: proofs,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of another file.
    find: 'payload.htm !== method || payload.htu !== `${config.origin}${path}`',
    replace: 'false',
  },
  {
    name: 'a proof of the wallet counts for another body',
    file: proofs,
    find: 'body.length > 0 && payload.bh !== bodyHash',
    replace: 'false',
  },
  {
    name: 'a proof of the wallet needs no nonce',
    file: proofs,
    find: 'payload.nonce === undefined || !nonces.has(payload.nonce)',
    replace: 'payload.nonce === undefined',
  },
  {
    name: 'a cookie of the wallet counts without its key',
    file: sessions,
    find: 'if (session.jkt !== jkt) throw ended()',
    replace: '',
  },
  {
    name: 'a cookie of the wallet that was replaced ends nothing',
    file: sessions,
    find: 'await transaction.delete(table).where(eq(table.id, id))\n            await events',
    replace: 'await events',
  },
  {
    name: 'a share leaves without a proof of a holder',
    file: `${wallets}/createHolderProofs.ts`,
    find: "return isHolder ? box : refusal('This browser is no device of the wallet.')",
    replace:
      'return box ?? (await queries.select().from(walletBoxes).where(eq(walletBoxes.wallet, wallet.id)))[0]',
  },
  {
    name: 'a share leaves for a device whose key was changed',
    file: `${wallets}/createHolderProofs.ts`,
    find: "box?.kind === 'device' && box.publicKey === device.publicKey",
    replace: 'box !== undefined',
  },
  {
    name: 'a challenge of the wallet counts whatever the answer',
    file: `${wallets}/createHolderProofs.ts`,
    find: 'timingSafeEqual(Buffer.from(challenge.hash), Buffer.from(toHash(proof.opened)))',
    replace: 'true',
  },
  {
    name: 'a challenge of the wallet counts twice',
    file: `${wallets}/createHolderProofs.ts`,
    find: '.delete(table)\n      .where(\n        and(eq(table.id, proof.id)',
    replace:
      '.update(table)\n      .set({ session: session.id })\n      .where(\n        and(eq(table.id, proof.id)',
  },
  {
    name: 'an older generation replaces a newer one',
    file: `${wallets}/createWallets.ts`,
    find: '.where(and(eq(table.id, id), eq(table.generation, generation - 1)))',
    replace: '.where(eq(table.id, id))',
  },
  {
    name: 'the service adds a device that the account does not have',
    file: `${wallets}/checkHolders.ts`,
    find: 'if (device?.publicKey !== publicKey)',
    replace: 'if (false)',
  },
  {
    name: 'recovery by code does not wait',
    file: `${wallets}/createGate.ts`,
    find: 'if (waitSeconds > 0) return held(waitSeconds)',
    replace: '',
  },
  {
    name: 'a frozen wallet gives its share',
    file: `${wallets}/createShares.ts`,
    find: 'if (wallet.frozenAt !== null) return frozen()',
    replace: '',
  },
  {
    name: 'who makes a separate wallet sees the first one',
    file: `${wallet}/sessions/listHeld.ts`,
    find: 'and(eq(walletWallets.account, account), inArray(walletBoxes.holder, [...holders]))',
    replace: 'eq(walletWallets.account, account)',
  },
  {
    name: 'a mailbox removes the devices of its owner',
    file: `${wallet}/devices/createDevices.ts`,
    find: '!isOwn && (held.size === 0 || boxes.some(({ wallet }) => !held.has(wallet)))',
    replace: 'false',
  },
  {
    name: 'a request is claimed in another browser',
    file: handoffs,
    find: 'cookie !== undefined && isSame(row.cookieHash, toHash(cookie))',
    replace: 'cookie !== undefined',
  },
  {
    name: 'a request is claimed twice',
    file: handoffs,
    find: "eq(table.state, 'waiting'), isNull(table.windowJkt)",
    replace: 'eq(table.hash, id)',
  },
  {
    name: 'a window without the request of a frame takes its login over',
    file: handoffs,
    find: "row?.state === 'claimed' && row.windowJkt === jkt",
    replace: 'row !== undefined',
  },
  {
    name: 'a window takes the login of another frame over',
    file: socials,
    find: 'or(isProven(id, from), isProven(id, to))',
    replace: "and(eq(table.id, id), eq(table.state, 'proven'))",
  },
  {
    name: 'a window takes a login over that was for another page',
    file: socials,
    find: 'and(isTheirs, eq(table.host, host))',
    replace: 'isTheirs',
  },
  {
    name: 'a passkey answers in the page of another host',
    file: `${wallet}/passkeys/verifyPasskey.ts`,
    find: 'topOrigin !== undefined && topOrigin !== host',
    replace: 'false',
  },
  {
    name: 'an answer of a provider counts with another state',
    file: socials,
    find: 'isSame(kept.state, state) &&',
    replace: '',
  },
  {
    name: 'an answer of a provider counts in another browser',
    file: socials,
    find: '&& isSame(kept.cookie, cookie)',
    replace: '',
  },
  {
    name: 'an answer of a provider counts twice',
    file: socials,
    find: 'if (taken.length === 0) return\n',
    replace: '',
  },
  {
    name: 'a code of a provider counts without its verifier',
    file: provider,
    find: "code_challenge_method: 'S256'",
    replace: "code_challenge_method: 'plain'",
  },
  {
    name: 'an ID token counts with another nonce',
    file: provider,
    find: '...(isOidc && { expectedNonce: nonce }),',
    replace: '',
  },
  {
    name: 'visitors are sent to pages that the operator did not list',
    file: `${wallet}/hosts/findHost.ts`,
    find: "config.hosts !== 'any' && !config.hosts.includes(host)",
    replace: 'false',
  },
  {
    name: 'an e-mail that proves nothing is a proof',
    file: `${wallet}/providers/dialects/googleDialect.ts`,
    find: 'isVerified === true && (isRun || isHosted)',
    replace: 'isVerified === true',
  },
  {
    name: 'Apple’s word "false" is true',
    file: `${wallet}/providers/dialects/appleDialect.ts`,
    find: "word === true || word === 'true'",
    replace: 'Boolean(word)',
  },
  {
    name: 'a login moves to another account',
    file: `${wallet}/accounts/createIdentityStore.ts`,
    find: 'if (known !== undefined) return known === account',
    replace: 'if (known !== undefined) return true',
  },
  {
    name: 'a mailbox alone adds a way to log in',
    file: `${wallet}/sessions/requireHeld.ts`,
    find: '(await listHeld(queries, session)).size > 0',
    replace: 'true',
  },
  {
    name: 'a sign-in of Farcaster counts for another login',
    file: `${wallet}/farcaster/readSignIn.ts`,
    find: '|| groups.nonce !== nonce',
    replace: '',
  },
  {
    name: 'a sign-in of Farcaster counts for another page',
    file: `${wallet}/farcaster/readSignIn.ts`,
    find: '!domains.includes(domain) ||',
    replace: '',
  },
]
