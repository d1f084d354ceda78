/** Benchmarks: what the platform does in a CPU second, in a byte and in a millisecond. */
package org.aemberlog.standalone.bench;
