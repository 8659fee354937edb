import { type HandoffState, handoffSchemas, sessionSchemas } from '@cleat/embedded-wallet/service'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import type { SessionAnswers } from '../answers/createSessionAnswers.ts'
import type { WalletContext } from '../context/walletContext.ts'
import type { Handoffs } from '../handoffs/createHandoffs.ts'
import { findHost } from '../hosts/findHost.ts'
import type { SocialLogins } from '../logins/createSocialLogins.ts'
import type { Guard } from '../requests/createGuard.ts'
import type { Cookie } from '../sessions/createCookie.ts'
import { followTopics } from '../signals/followTopics.ts'
import type { Signals } from '../signals/signals.ts'
import type { Streams } from '../streams/createStreams.ts'
import { describeWallet } from './describeWallet.ts'
import { noBody } from './noBody.ts'

export declare namespace handoffRoutes {
  type Parameters = WalletContext & {
    guard: Guard
    handoffs: Handoffs
    socials: Pick<SocialLogins, 'handOver'>
    answers: SessionAnswers
    signals: Signals
    streams: Streams
    /** Of the browser, to know it again in a window. */
    browserCookie: Cookie
  }
}

const path = { hash: 'SHA-256 of the secret of a handoff.' }
const base = '/wallet/v1/handoffs/:hash'
const lifetimeSeconds = 600
/** Where a signal of another process is lost. */
const pollMs = 1_000

/** How a window answers a frame, where nothing else connects them. */
export function handoffRoutes(parameters: handoffRoutes.Parameters): Hono<HttpEnv> {
  const { config, database, keys, guard, handoffs, answers, browserCookie } = parameters
  const { signals, streams, socials } = parameters

  return new Hono<HttpEnv>()
    .post(
      '/wallet/v1/handoffs',
      describeWallet({
        ...{ operationId: 'registerWalletHandoff', summary: 'Ask a window', status: 201 },
        ...{ access: 'proof', body: handoffSchemas.register, answer: handoffSchemas.registered },
        problems: ['HOST_NOT_ALLOWED', 'HANDOFF_REFUSED'],
      }),
      async (context) => {
        const { jkt, body } = await guard.ask(context, handoffSchemas.register)
        const known = browserCookie.read(context)
        // The same one for a request that is sent twice, whichever answer arrives.
        const [derived] = keys.hash('session', `browser|${body.hash}|${jkt}`)
        const cookie = known ?? derived.bytes.toString('base64url')
        const registered = await handoffs.register({ request: body, jkt, cookie })
        if (!registered) throw refusal()
        const isCrossSite = findHost(config, body.host) === 'cross-site'
        if (known === undefined)
          browserCookie.write(context, cookie, { maxAge: lifetimeSeconds, isCrossSite })
        return context.json(registered, 201)
      },
    )
    .get(
      base,
      describeWallet({
        ...{ operationId: 'readWalletHandoff', summary: 'Read a handoff', path },
        ...{ access: 'proof', answer: handoffSchemas.state },
      }),
      async (context) => {
        const { jkt } = await guard.ask(context, noBody)
        return context.json(await handoffs.read({ hash: context.req.param('hash'), jkt }))
      },
    )
    .delete(
      base,
      describeWallet({
        ...{ operationId: 'endWalletHandoff', summary: 'End a handoff', path },
        ...{ access: 'proof' },
      }),
      async (context) => {
        const { jkt } = await guard.ask(context, noBody)
        await handoffs.end({ hash: context.req.param('hash'), jkt })
        return context.body(null, 204)
      },
    )
    .get(
      `${base}/events`,
      describeWallet({
        ...{ operationId: 'followWalletHandoff', summary: 'Follow a handoff', path, status: 200 },
        ...{ access: 'proof' },
      }),
      async (context) => {
        const { jkt } = await guard.ask(context, noBody)
        const id = context.req.param('hash')
        const { signal, leave } = streams.enter(jkt)
        return streamSSE(context, async (stream) => {
          stream.onAbort(leave)
          const follower = followTopics(signals, { topics: [`handoff:${id}`], signal })
          try {
            let last: HandoffState['state'] | undefined
            while (!signal.aborted && last !== 'over' && last !== 'answered') {
              const state = await handoffs.read({ hash: id, jkt })
              if (state.state !== last)
                await stream.writeSSE({ event: 'state', data: JSON.stringify(state) })
              last = state.state
              if (last !== 'over' && last !== 'answered') await follower.next(pollMs)
            }
          } finally {
            follower.stop()
            leave()
          }
        })
      },
    )
    .post(
      `${base}/claim`,
      describeWallet({
        ...{ operationId: 'claimWalletHandoff', summary: 'Take a request', path },
        ...{ access: 'proof', body: handoffSchemas.claim, answer: handoffSchemas.claimed },
        problems: ['HANDOFF_REFUSED'],
      }),
      async (context) => {
        const { jkt, body } = await guard.ask(context, handoffSchemas.claim)
        const cookie = browserCookie.read(context)
        const claimed = await handoffs.claim({
          ...{ hash: context.req.param('hash'), jkt, cookie, claim: body },
        })
        if (!claimed) throw refusal()
        return context.json(claimed)
      },
    )
    .post(
      `${base}/code`,
      describeWallet({
        ...{ operationId: 'enterWalletHandoffCode', summary: 'Type the code of a window', path },
        ...{ access: 'proof', body: handoffSchemas.code, answer: handoffSchemas.state },
      }),
      async (context) => {
        const { jkt, body } = await guard.ask(context, handoffSchemas.code)
        const { code } = body
        return context.json(await handoffs.enter({ hash: context.req.param('hash'), jkt, code }))
      },
    )
    .post(
      `${base}/answer`,
      describeWallet({
        ...{ operationId: 'answerWalletHandoff', summary: 'Answer a frame', path },
        ...{ access: 'proof', body: handoffSchemas.answer },
        problems: [
          ...(['HANDOFF_REFUSED', 'WALLET_SESSION_REQUIRED', 'WALLET_SESSION_ENDED'] as const),
          'WALLET_SESSION_VIEW_ONLY',
        ],
      }),
      async (context) => {
        const { jkt, body, session } = await guard.askMaybeAs(context, handoffSchemas.answer)
        if (body.hasSession && !session)
          throw new Problem('WALLET_SESSION_REQUIRED', { detail: 'Log in first.' })
        const [holder] = session?.holders ?? []
        const account =
          body.hasSession && session
            ? { id: session.account, method: session.method, ...(holder && { holder }) }
            : undefined
        const hash = context.req.param('hash')
        if (!(await handoffs.answer({ hash, jkt, answer: body, account }))) throw refusal()
        return context.body(null, 204)
      },
    )
    .post(
      `${base}/login`,
      describeWallet({
        ...{ operationId: 'takeWalletLogin', summary: 'Take a login of the frame over', path },
        ...{ access: 'proof', body: handoffSchemas.login },
        problems: ['HANDOFF_REFUSED', 'LOGIN_NOT_PROVEN', 'WALLET_SESSION_VIEW_ONLY'],
      }),
      async (context) => {
        const { jkt, body } = await guard.askMaybeAs(context, handoffSchemas.login)
        const frame = await handoffs.findFrame({ hash: context.req.param('hash'), jkt })
        if (!frame) throw refusal()
        const { host, jkt: from } = frame
        if (!(await socials.handOver({ id: body.login, host, from, to: jkt })))
          throw new Problem('LOGIN_NOT_PROVEN', {
            detail: 'The frame has not proven this login, or it was used. Start again.',
          })
        return context.body(null, 204)
      },
    )
    .post(
      `${base}/session`,
      describeWallet({
        ...{ operationId: 'openWalletViewSession', summary: 'See the account of a window', path },
        ...{ access: 'proof', answer: sessionSchemas.opened, problems: ['HANDOFF_REFUSED'] },
      }),
      async (context) => {
        const asking = await guard.ask(context, noBody)
        const { jkt } = asking
        const granted = await handoffs.take({ hash: context.req.param('hash'), jkt })
        if (!granted) throw refusal()
        const { account, method, holder, isCrossSite } = granted
        const token = await database.run((queries) =>
          queries.transaction((transaction) =>
            answers.open(context, transaction, asking, {
              ...{ account, method, kind: 'view', isCrossSite, label: 'A frame' },
              ...(holder !== null && { provenBy: holder }),
            }),
          ),
        )
        return context.json(await answers.answer(context, asking, { token, isCrossSite }))
      },
    )
}

function refusal(): Problem {
  return new Problem('HANDOFF_REFUSED', {
    detail: 'The request is over, was taken, or is of another browser. Start again in the app.',
  })
}
