import { serve } from '@hono/node-server'
import { auth } from './auth.ts'

serve({ fetch: auth.handler, port: 3000 })
