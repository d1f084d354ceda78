/**
 * What controllers take and return: records of the game's codec, principals, and keys of requests. Bodies are read
 * before a method is called. A method that reads a body itself returns a {@code Mono<ResponseEntity<T>>}: what is read
 * while a plain {@code Mono<T>} is written, Spring's writer would release again when it is too long.
 */
package org.aemberlog.support.http;
