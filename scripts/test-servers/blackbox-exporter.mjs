import { printProgramOfPrometheus } from './prometheus-package.mjs';

printProgramOfPrometheus('prometheus-blackbox-exporter', 'prometheus-blackbox-exporter');
