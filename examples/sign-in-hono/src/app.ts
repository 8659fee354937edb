import { createHonoHandler, requireHonoSession } from '@cleat/siwx/server/hono'
import { Hono } from 'hono'
import { siwx } from './siwx.ts'

export const app = new Hono()
  .all('/api/siwx/*', createHonoHandler(siwx))
  .get('/api/secret', requireHonoSession(siwx), (context) => {
    const { subject } = context.get('session')
    return context.json({ message: `Only ${subject} reads this.` })
  })
