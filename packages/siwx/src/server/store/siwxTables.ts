/** The tables that `postgresStore` and `drizzleStore` need, as statements of PostgreSQL. */
export const siwxTables: string = `CREATE TABLE IF NOT EXISTS siwx_used_nonces (
  hash text PRIMARY KEY,
  ends_at timestamptz(3) NOT NULL
);
CREATE INDEX IF NOT EXISTS siwx_used_nonces_ends_at ON siwx_used_nonces (ends_at);
CREATE TABLE IF NOT EXISTS siwx_sessions (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  version integer NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  data json NOT NULL
);
CREATE INDEX IF NOT EXISTS siwx_sessions_ends_at ON siwx_sessions (ends_at);
CREATE INDEX IF NOT EXISTS siwx_sessions_user_id ON siwx_sessions (user_id);
`
