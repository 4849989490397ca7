import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest creates the context of a spec from a proxy, which answers each access to a global such as `Object`; here the context has
 * a global object of its own, which is as fast as outside of Jest.
 */
export default class Environment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
