#!/usr/bin/env node
import { runCli } from './runCli.ts'

// A reader that stops early, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await runCli({ args: process.argv.slice(2) })
