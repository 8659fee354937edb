import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that is deleted at the end of the test. */
export async function useFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cleat-server-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
