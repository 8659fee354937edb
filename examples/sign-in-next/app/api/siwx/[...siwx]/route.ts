import { createNextHandlers } from '@cleat/siwx/server/next'
import { siwx } from '../../../../server/siwx.ts'

export const { GET, POST, PUT, DELETE, OPTIONS } = createNextHandlers(siwx)
