import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/database/schema.ts',
    './src/names/store/nameTables.ts',
    './src/sessions/store/sessionTables.ts',
    './src/accounts/sponsor/budget/sponsorTables.ts',
    './src/wallet/store/walletTables.ts',
    './src/wallet/store/recordTables.ts',
  ],
  out: './src/database/migrations',
})
