import { deviceSchemas, type WalletDevice } from '@cleat/embedded-wallet/service'
import { Hono } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { Device, Devices } from '../devices/createDevices.ts'
import { requirePublicKey } from '../hpke/requirePublicKey.ts'
import { readBrowser } from '../mail/readBrowser.ts'
import type { Guard } from '../requests/createGuard.ts'
import type { SessionCookies } from '../sessions/createSessionCookies.ts'
import type { OpenSession } from '../sessions/openSession.ts'
import { describeWallet } from './describeWallet.ts'
import { noBody } from './noBody.ts'

export declare namespace devicesRoutes {
  type Parameters = { guard: Guard; devices: Devices; cookies: SessionCookies }
}

const path = { id: 'The `id` of a device.' }

/** Devices of the account that is logged in. */
export function devicesRoutes(parameters: devicesRoutes.Parameters): Hono<HttpEnv> {
  const { guard, devices, cookies } = parameters
  return new Hono<HttpEnv>()
    .get(
      '/wallet/v1/devices',
      describeWallet({
        ...{ operationId: 'listWalletDevices', summary: 'List the devices' },
        ...{ answer: deviceSchemas.list, problems: ['WALLET_SESSION_VIEW_ONLY'] },
      }),
      async (context) => {
        const { session } = await guard.askAs(context, noBody)
        const all = await devices.list(session.account)
        return context.json({ devices: all.map((device) => toAnswer(device, session)) })
      },
    )
    .post(
      '/wallet/v1/devices',
      describeWallet({
        ...{ operationId: 'registerWalletDevice', summary: 'Register this browser', status: 201 },
        ...{ body: deviceSchemas.register, answer: deviceSchemas.answer },
        problems: ['DEVICE_LIMIT_REACHED', 'SHARE_REFUSED', 'WALLET_SESSION_VIEW_ONLY'],
      }),
      async (context) => {
        const { body, ...asking } = await guard.askAs(context, deviceSchemas.register)
        const { publicKey } = body
        await requirePublicKey(publicKey, '/publicKey')
        const label = readBrowser(body.label)
        const device = await devices.register(asking, { label, publicKey })
        return context.json({ device: toAnswer(device, { ...asking.session, device }) }, 201)
      },
    )
    .post(
      '/wallet/v1/devices/:id/approve',
      describeWallet({
        ...{ operationId: 'approveWalletDevice', summary: 'Approve a device', path },
        ...{ answer: deviceSchemas.answer },
        problems: ['NOT_FOUND', 'LOGIN_DEVICE_UNPROVEN', 'WALLET_SESSION_VIEW_ONLY'],
      }),
      async (context) => {
        const asking = await guard.askAs(context, noBody)
        const device = await devices.approve(asking, context.req.param('id'))
        return context.json({ device: toAnswer(device, asking.session) })
      },
    )
    .delete(
      '/wallet/v1/devices/:id',
      describeWallet({
        ...{ operationId: 'removeWalletDevice', summary: 'Remove a device', path },
        problems: ['NOT_FOUND', 'LOGIN_DEVICE_UNPROVEN', 'WALLET_SESSION_VIEW_ONLY'],
      }),
      async (context) => {
        const asking = await guard.askAs(context, noBody)
        const id = context.req.param('id')
        await devices.remove(asking, id)
        const { session } = asking
        if (session.device?.id === id) cookies.remove(context, session)
        return context.body(null, 204)
      },
    )
}

function toAnswer(device: Device, session: Pick<OpenSession, 'device'>): WalletDevice {
  const { id, label, state, publicKey, jkt, createdAt, usedAt } = device
  return {
    ...{ id, label, state, publicKey, thumbprint: jkt, isCurrent: session.device?.id === id },
    createdAt: createdAt.toISOString(),
    lastUsedAt: usedAt.toISOString(),
  }
}
