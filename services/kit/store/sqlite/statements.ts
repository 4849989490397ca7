import type Database from 'libsql';
import { requireOpen } from './require-open.ts';
import type { Parameter } from './sqlite-filter.ts';

const MAX_STATEMENTS = 500;

/** Runs SQL with each text prepared once; the least recently used are let go. */
export class Statements {
  readonly #database: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();

  constructor(database: Database.Database) {
    this.#database = database;
  }

  /** The rows as lists of column values. Reads all of them: libsql leaves a statement that is not read to its end unreset. */
  rows(sql: string, parameters: Parameter[]): unknown[][] {
    return this.#statement(sql, true).all(parameters) as unknown[][];
  }

  /** How many rows changed. */
  run(sql: string, parameters: Parameter[]): number {
    return this.#statement(sql, false).run(parameters).changes;
  }

  #statement(sql: string, reads: boolean): Database.Statement {
    requireOpen(this.#database);
    const known = this.#prepared.get(sql);
    this.#prepared.delete(sql);
    const statement = known ?? (reads ? this.#database.prepare(sql).raw() : this.#database.prepare(sql));
    this.#prepared.set(sql, statement);
    if (this.#prepared.size > MAX_STATEMENTS) this.#prepared.delete(this.#prepared.keys().next().value!);
    return statement;
  }
}
