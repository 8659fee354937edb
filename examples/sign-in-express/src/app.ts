import { createExpressHandler, requireExpressSession } from '@cleat/siwx/server/express'
import express, { type Express } from 'express'
import { siwx } from './siwx.ts'

export const app: Express = express()
app.use('/api/siwx', createExpressHandler(siwx))
app.get('/api/secret', requireExpressSession(siwx), (_, response) => {
  const { subject } = response.locals.session
  response.json({ message: `Only ${subject} reads this.` })
})
