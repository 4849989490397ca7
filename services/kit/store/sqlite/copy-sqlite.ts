import Database from 'libsql';

/** A consistent copy of a database that other processes read and write in the meantime. The target must not exist. */
export function copySqlite(file: string, target: string): void {
  const database = new Database(file);
  try {
    database.pragma('busy_timeout = 5000');
    database.prepare('VACUUM INTO ?').run([target]);
  } finally {
    database.close();
  }
}
