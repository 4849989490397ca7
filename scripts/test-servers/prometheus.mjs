import { printProgramOfPrometheus } from './prometheus-package.mjs';

printProgramOfPrometheus('prometheus');
