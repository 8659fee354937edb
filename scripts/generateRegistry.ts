import { globSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRegistryFiles } from './registry/createRegistryFiles.ts'
import { root } from './sourceFiles.ts'

// Run it after changes to packages/core/src/runtime/registry/*.json or @web3icons/core: node
// scripts/generateRegistry.ts
const files = await createRegistryFiles()
for (const path of globSync('packages/core/src/runtime/registry/**/*Sheet*.ts', { cwd: root }))
  if (!files.has(path)) await rm(join(root, path))
for (const [path, text] of files) await writeFile(join(root, path), text)
console.log(`${files.size} files written`)
