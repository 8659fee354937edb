import { ConfigError } from './config/configError.ts'
import { startFromEnvironment } from './startFromEnvironment.ts'

try {
  const server = await startFromEnvironment({
    environment: process.env,
    write: (line) => process.stdout.write(line),
  })
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal stops without draining.
      if (isStopping) process.exit(1)
      isStopping = true
      void server.stop().then(() => process.exit())
    })
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The service cannot start, because another program listens on its port. Stop it, or set PORT to another one.'
  }
  return `The service cannot start. ${cause instanceof Error ? cause.message : (error.stack ?? error.message)}`
}
