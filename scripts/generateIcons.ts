import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createIconFiles } from './icons/createIconFiles.ts'
import { root } from './sourceFiles.ts'

// Run it after changes to scripts/icons or lucide-react: node scripts/generateIcons.ts
const files = await createIconFiles()
for (const [path, text] of files) await writeFile(join(root, path), text)
console.log(`${files.size} files written`)
