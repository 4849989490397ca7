import type Database from 'libsql';
import type { Parameter } from './sqlite-filter.ts';
import { storeRefusals } from '../../../../proto/refusals/stores.ts';

const MAX_STATEMENTS = 500;

export class Statements {
  private readonly prepared = new Map<string, Database.Statement>();

  constructor(private readonly database: Database.Database) {}

  /** Reads all rows, because libsql does not reset a statement that is read in part. */
  rows(sql: string, parameters: Parameter[]): unknown[][] {
    return this.statement(sql, true).all(parameters) as unknown[][];
  }

  run(sql: string, parameters: Parameter[]): number {
    return this.statement(sql, false).run(parameters).changes;
  }

  private statement(sql: string, reads: boolean): Database.Statement {
    requireOpen(this.database);
    const cached = this.prepared.get(sql);
    this.prepared.delete(sql);
    const statement = cached ?? (reads ? this.database.prepare(sql).raw() : this.database.prepare(sql));
    this.prepared.set(sql, statement);
    if (this.prepared.size > MAX_STATEMENTS) this.prepared.delete(this.prepared.keys().next().value!);
    return statement;
  }
}

/** libsql ends the process when a closed database is used. */
export function requireOpen(database: Database.Database): void {
  if (!database.open) throw storeRefusals.closed();
}
