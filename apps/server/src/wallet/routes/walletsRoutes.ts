import { walletSchemas } from '@cleat/embedded-wallet/service'
import { Hono } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { WalletContext } from '../context/walletContext.ts'
import type { Guard } from '../requests/createGuard.ts'
import type { Changes } from '../wallets/createChanges.ts'
import type { HolderProofs } from '../wallets/createHolderProofs.ts'
import type { Shares } from '../wallets/createShares.ts'
import type { Wallets } from '../wallets/createWallets.ts'
import { describeWallet } from './describeWallet.ts'
import { noBody } from './noBody.ts'

export declare namespace walletsRoutes {
  type Parameters = Pick<WalletContext, 'database'> & {
    guard: Guard
    wallets: Wallets
    holderProofs: HolderProofs
    shares: Shares
    changes: Changes
  }
}

const path = { id: 'The `id` of a wallet.' }
const base = '/wallet/v1/wallets/:id'
const ownProblems = ['NOT_FOUND', 'WALLET_SESSION_VIEW_ONLY'] as const
const gateProblems = [
  ...(['SHARE_REFUSED', 'RECOVERY_HELD', 'LOGIN_DEVICE_UNPROVEN', 'WALLET_FROZEN'] as const),
] as const

/** Wallets of the account that is logged in. */
export function walletsRoutes(parameters: walletsRoutes.Parameters): Hono<HttpEnv> {
  const { database, guard, wallets, holderProofs, shares, changes } = parameters
  return new Hono<HttpEnv>()
    .post(
      '/wallet/v1/wallets',
      describeWallet({
        ...{ operationId: 'createWallet', summary: 'Store a new wallet', status: 201 },
        ...{ body: walletSchemas.create, answer: walletSchemas.answer },
        problems: ['WALLET_EXISTS', 'WALLET_SESSION_VIEW_ONLY'],
      }),
      async (context) => {
        const { body, ...asking } = await guard.askAs(context, walletSchemas.create)
        return context.json({ wallet: await wallets.create(asking, body) }, 201)
      },
    )
    .get(
      base,
      describeWallet({
        ...{ operationId: 'readWallet', summary: 'Read a wallet', path },
        ...{ answer: walletSchemas.answer, problems: ['NOT_FOUND', 'LOGIN_DEVICE_UNPROVEN'] },
      }),
      async (context) => {
        const { session } = await guard.askAs(context, noBody, 'view')
        const wallet = await database.run(async (queries) => {
          const found = await wallets.findHeld(queries, session, context.req.param('id'))
          return wallets.describe(queries, found)
        })
        return context.json({ wallet })
      },
    )
    .post(
      `${base}/proof`,
      describeWallet({
        ...{ operationId: 'askWalletProof', summary: 'Ask for a challenge', path },
        ...{ body: walletSchemas.askProof, answer: walletSchemas.challenge },
        problems: [...ownProblems, 'SHARE_REFUSED'],
      }),
      async (context) => {
        const { body, session } = await guard.askAs(context, walletSchemas.askProof)
        const id = context.req.param('id')
        const wallet = await database.run((queries) => wallets.find(queries, session, id))
        return context.json(await holderProofs.ask({ wallet, session, holder: body.holder }))
      },
    )
    .post(
      `${base}/share`,
      describeWallet({
        ...{ operationId: 'askWalletShare', summary: 'Get the share of the service', path },
        ...{ body: walletSchemas.askShare, answer: walletSchemas.share },
        problems: [
          ...([...ownProblems, ...gateProblems, 'LOGIN_TOO_OLD'] as const),
          ...(['GENERATION_CONFLICT', 'CONFIRMATION_REQUIRED'] as const),
        ],
      }),
      async (context) => {
        const { body, ...asking } = await guard.askAs(context, walletSchemas.askShare)
        return context.json(await shares.release(asking, context.req.param('id'), body))
      },
    )
    .put(
      `${base}/generation`,
      describeWallet({
        ...{ operationId: 'putWalletGeneration', summary: 'Replace all shares', path },
        ...{ body: walletSchemas.generation, answer: walletSchemas.answer },
        problems: [...ownProblems, ...gateProblems, 'GENERATION_CONFLICT'],
      }),
      async (context) => {
        const { body, ...asking } = await guard.askAs(context, walletSchemas.generation)
        const wallet = await changes.replace(asking, context.req.param('id'), body)
        return context.json({ wallet })
      },
    )
    .post(
      `${base}/deletion`,
      describeWallet({
        ...{ operationId: 'startWalletDeletion', summary: 'Delete in 7 days', path },
        ...{ answer: walletSchemas.answer, problems: [...ownProblems, 'LOGIN_DEVICE_UNPROVEN'] },
      }),
      async (context) => {
        const asking = await guard.askAs(context, noBody)
        return context.json({ wallet: await changes.remove(asking, context.req.param('id'), true) })
      },
    )
    .delete(
      `${base}/deletion`,
      describeWallet({
        ...{ operationId: 'cancelWalletDeletion', summary: 'Keep the wallet', path },
        ...{ answer: walletSchemas.answer, problems: [...ownProblems, 'LOGIN_DEVICE_UNPROVEN'] },
      }),
      async (context) => {
        const asking = await guard.askAs(context, noBody)
        const id = context.req.param('id')
        return context.json({ wallet: await changes.remove(asking, id, false) })
      },
    )
    .delete(
      `${base}/recovery`,
      describeWallet({
        ...{ operationId: 'stopWalletRecovery', summary: 'Stop recovery by code', path },
        problems: [...ownProblems, 'LOGIN_DEVICE_UNPROVEN'],
      }),
      async (context) => {
        await changes.stopRecovery(await guard.askAs(context, noBody), context.req.param('id'))
        return context.body(null, 204)
      },
    )
    .post(
      `${base}/thaw`,
      describeWallet({
        ...{ operationId: 'thawWallet', summary: 'Open a frozen wallet', path },
        ...{ body: walletSchemas.thaw, answer: walletSchemas.answer },
        problems: [...ownProblems, ...gateProblems],
      }),
      async (context) => {
        const { body, ...asking } = await guard.askAs(context, walletSchemas.thaw)
        const wallet = await changes.thaw(asking, context.req.param('id'), body.proof)
        return context.json({ wallet })
      },
    )
    .post(
      `${base}/test`,
      describeWallet({
        ...{ operationId: 'testWalletRecovery', summary: 'A method of recovery works', path },
        ...{ body: walletSchemas.test, answer: walletSchemas.answer },
        problems: [...ownProblems, 'SHARE_REFUSED', 'LOGIN_DEVICE_UNPROVEN'],
      }),
      async (context) => {
        const { body, ...asking } = await guard.askAs(context, walletSchemas.test)
        const wallet = await changes.test(asking, context.req.param('id'), body.proof)
        return context.json({ wallet })
      },
    )
    .put(
      `${base}/confirm`,
      describeWallet({
        ...{ operationId: 'putWalletConfirm', summary: 'Ask for a passkey, or not', path },
        ...{ body: walletSchemas.confirm, answer: walletSchemas.answer },
        problems: [...ownProblems, ...gateProblems, 'CONFIRMATION_REQUIRED'],
      }),
      async (context) => {
        const { body, ...asking } = await guard.askAs(context, walletSchemas.confirm)
        const wallet = await changes.setConfirm(asking, context.req.param('id'), body)
        return context.json({ wallet })
      },
    )
    .post(
      '/wallet/v1/freeze',
      describeWallet({
        ...{ operationId: 'freezeWallet', summary: 'Freeze by the link of a mail' },
        ...{ access: 'proof', body: walletSchemas.freeze, problems: ['NOT_FOUND'] },
      }),
      async (context) => {
        const { body, network } = await guard.ask(context, walletSchemas.freeze)
        await changes.freeze(body.token, network)
        return context.body(null, 204)
      },
    )
}
