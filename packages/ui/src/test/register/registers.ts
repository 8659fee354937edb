import { ar } from './languages/ar.ts'
import { de } from './languages/de.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { he } from './languages/he.ts'
import { hi } from './languages/hi.ts'
import { id } from './languages/id.ts'
import { it } from './languages/it.ts'
import { ja } from './languages/ja.ts'
import { ko } from './languages/ko.ts'
import { nl } from './languages/nl.ts'
import { pl } from './languages/pl.ts'
import { ptBR } from './languages/ptBR.ts'
import { ru } from './languages/ru.ts'
import { th } from './languages/th.ts'
import { tr } from './languages/tr.ts'
import { uk } from './languages/uk.ts'
import { vi } from './languages/vi.ts'
import { zhHans } from './languages/zhHans.ts'
import { zhHant } from './languages/zhHant.ts'
import type { Register } from './register.ts'

/** The register of every language but English. */
export const registers: readonly Register[] = [
  ar,
  de,
  es,
  fr,
  he,
  hi,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  ptBR,
  ru,
  th,
  tr,
  uk,
  vi,
  zhHans,
  zhHant,
]
