import { serve } from '@hono/node-server'
import { answer } from './app.ts'

serve({ fetch: answer, port: 3000 })
