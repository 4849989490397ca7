import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Alert {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

export interface Rules {
  groups: { name: string; rules: Alert[] }[];
}

export const readRules = (): Rules => parse(readFileSync('deploy/observability/alerts.yaml', 'utf8')) as Rules;

export const readAlerts = (): Alert[] => readRules().groups.flatMap(({ rules }) => rules);
